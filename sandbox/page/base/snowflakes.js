/** Discord's ids: numbers of 64 bits, written as text, that grow with time. */

/** Whether the id `a` is older than `b`. */
export function older(a, b) {
  return BigInt(a) < BigInt(b);
}
