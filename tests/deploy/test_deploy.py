"""What `deploy/` says agrees with the bot: its settings and its figures."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot import metrics
from bot.cluster.shards_setting import parse_shards
from bot.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
OTHERS = {"up"}
"""Figures that Prometheus makes itself."""

NOT_OURS = {"POSTGRES_PASSWORD", "GRAFANA_PASSWORD"}
"""What the compose file asks for, and the bot does not know."""

WORDS = re.compile(
    r"and|or|unless|by|without|on|ignoring|bool|vector|sum|max|min|count|rate|increase|clamp_min"
    r"|histogram_quantile"
)


def load(name: str) -> Any:
    return yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))


def dashboard() -> list[Any]:
    panels = json.loads((DEPLOY / "grafana/freehold.json").read_text(encoding="utf-8"))["panels"]
    return [panel for panel in panels if panel["type"] != "row"]


def alerts() -> list[Any]:
    return [rule for group in load("alerts.yaml")["groups"] for rule in group["rules"]]


def expressions() -> list[str]:
    asked = [target["expr"] for panel in dashboard() for target in panel["targets"]]
    return [*asked, *(alert["expr"] for alert in alerts())]


def samples() -> dict[str, set[str]]:
    """What each sample is called, and its labels, as far as the bot gives them."""
    by_prometheus = {"job", "instance", "le"}
    found = {
        name: {*getattr(collector, "_labelnames", ()), *by_prometheus}
        for name, collector in metrics.REGISTRY._names_to_collectors.items()
    }
    of_process = [
        sample.name
        for family in metrics.REGISTRY.collect()
        if family.name.startswith("process_")
        for sample in family.samples
    ]
    return found | dict.fromkeys(of_process, by_prometheus)


def test_the_processes_know_every_setting_they_are_told_and_can_use_it() -> None:
    told = load("compose.yaml")["services"]["bot"]["environment"]
    assert {name.lower() for name in told} <= set(Settings.model_fields)
    filled: dict[str, Any] = {
        name.lower(): re.sub(r"\$\{\w+(?:(:-)|:\?)?([^}]*)\}", lambda m: m[2] if m[1] else "secret", value)
        for name, value in told.items()
    }
    settings = Settings(_env_file=None, **filled)
    assert settings.shards == parse_shards("auto/3")
    assert settings.requests_per_second == 0
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    asked = set(re.findall(r"\$\{(\w+)", text))
    assert asked <= NOT_OURS | {name.upper() for name in Settings.model_fields}


def test_the_parts_find_one_another() -> None:
    compose, prometheus = load("compose.yaml"), load("prometheus.yaml")
    services = compose["services"]
    bot = services["bot"]
    assert bot["deploy"]["replicas"] == 3
    for service in services.values():
        for other in service.get("depends_on", ()):
            assert other in services
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).is_file(), volume
        for port in service.get("ports", ()):
            assert port.startswith("127.0.0.1:")
    hosts = {"postgres": bot["environment"]["DATABASE_URL"], "proxy": bot["environment"]["DISCORD_API_URL"]}
    for host, url in hosts.items():
        assert host in services
        assert re.search(rf"(?://|@){host}\b", url)
    assert services["proxy"]["environment"]["PORT"] in hosts["proxy"]
    freehold, proxy = prometheus["scrape_configs"]
    (found,) = freehold["dns_sd_configs"]
    assert (found["names"], str(found["port"])) == (["bot"], bot["environment"]["METRICS_PORT"])
    assert proxy["static_configs"][0]["targets"] == [
        f"proxy:{services['proxy']['environment']['METRICS_PORT']}"
    ]
    assert prometheus["rule_files"] == ["alerts.yaml"]
    assert load("grafana/datasource.yaml")["datasources"][0]["url"] == "http://prometheus:9090"


COMPOSED = [
    (file, name)
    for file in sorted({*DEPLOY.rglob("*.y*ml"), *ROOT.glob("*.y*ml")})
    for name in (yaml.safe_load(file.read_text(encoding="utf-8")) or {}).get("services", ())
]
"""All services of all compose files there are."""


@pytest.mark.parametrize(("file", "name"), COMPOSED, ids=lambda each: getattr(each, "name", each))
def test_no_service_can_do_more_than_it_must(file: Path, name: str) -> None:
    service = yaml.safe_load(file.read_text(encoding="utf-8"))["services"][name]
    image = service["image"]
    pinned = re.fullmatch(r"[\w./-]+:v?\d+\.[\w.-]+@sha256:[0-9a-f]{64}", image)
    build = service.get("build", "")
    assert pinned or build == ".." or re.fullmatch(r"https://[\w./-]+\.git#[0-9a-f]{40}", build), image
    assert service["cap_drop"] == ["ALL"]
    assert "cap_add" not in service
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert not service.get("privileged")
    assert service["read_only"] is True
    assert "/tmp" in service["tmpfs"]
    assert service["restart"] == "unless-stopped"
    assert service["logging"]["options"] == {"max-size": "20m", "max-file": "5"}
    for volume in service.get("volumes", ()):
        assert volume.endswith(":ro") or not volume.startswith(("/", ".")), volume


def test_there_are_such_services() -> None:
    assert {name for _, name in COMPOSED} >= {"bot", "postgres", "proxy", "prometheus", "grafana"}


def test_dashboard_and_alerts_ask_for_what_there_is() -> None:
    known = samples()
    for expression in expressions():
        bare = re.sub(r"\{[^}]*\}|\[[^]]*\]|\b(?:by|ignoring)\s*\([^)]*\)", " ", expression)
        for name in re.findall(r"\b[a-z_]{2,}\b", bare):
            assert name in known or name in OTHERS or WORDS.fullmatch(name), (name, expression)
        for name, labels in re.findall(r"(\w+)\{([^}]*)\}", expression):
            asked = set(re.findall(r"(\w+)(?:=~|!~|!=|=)\"", labels))
            assert asked
            assert asked <= known.get(name, {"job"}), (name, expression)
        names = re.findall(r"freehold_\w+", expression)
        for labels in re.findall(r"\bby\s*\(([^)]*)\)", expression):
            for label in labels.split(", "):
                assert any(label in known[name] for name in names), (label, expression)
        for opening, closing in ("()", "{}", "[]"):
            assert expression.count(opening) == expression.count(closing)


def test_buckets_that_are_asked_for_exist() -> None:
    for expression in expressions():
        for name, edge in re.findall(r"(\w+)_bucket\{le=\"([^\"]+)\"\}", expression):
            buckets = metrics.REGISTRY._names_to_collectors[name]._upper_bounds  # type: ignore[attr-defined]
            assert float(edge) in buckets


def test_every_panel_says_what_it_shows_and_in_what_unit() -> None:
    panels = dashboard()
    assert len({panel["title"] for panel in panels}) == len(panels) > 20
    for panel in panels:
        assert panel["title"]
        assert panel["fieldConfig"]["defaults"]["unit"]
        assert panel["datasource"]["uid"] == load("grafana/datasource.yaml")["datasources"][0]["uid"]
        assert all(target["expr"] and target["legendFormat"] for target in panel["targets"])


def test_every_figure_of_ours_is_on_the_dashboard() -> None:
    asked = " ".join(target["expr"] for panel in dashboard() for target in panel["targets"])
    families = {family.name for family in metrics.REGISTRY.collect() if family.name.startswith("freehold_")}
    assert {
        name for name in families if not re.search(rf"\b{name}(_total|_bucket|_count)?\b", asked)
    } == set()


def test_every_alert_says_how_bad_it_is_and_what_it_is() -> None:
    for alert in alerts():
        assert alert["labels"]["severity"] in ("page", "ticket")
        assert alert["annotations"]["summary"].endswith(".")
    assert len({alert["alert"] for alert in alerts()}) == len(alerts())


def composes() -> bool:
    """Whether Docker can read compose files here."""
    docker = shutil.which("docker")
    return (
        docker is not None
        and not subprocess.run([docker, "compose", "version"], capture_output=True, timeout=60).returncode
    )


@pytest.mark.skipif(not composes(), reason="there is no docker compose on this machine")
def test_docker_can_read_its_file() -> None:
    told = dict.fromkeys((*NOT_OURS, "DISCORD_TOKEN"), "secret")
    command = ["docker", "compose", "-f", str(DEPLOY / "compose.yaml"), "config", "-q"]
    done = subprocess.run(command, env={**os.environ, **told}, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(shutil.which("promtool") is None, reason="there is no promtool on this machine")
def test_prometheus_can_read_its_files() -> None:
    for what, name in (("config", "prometheus.yaml"), ("rules", "alerts.yaml")):
        done = subprocess.run(
            ["promtool", "check", what, DEPLOY / name], capture_output=True, text=True, timeout=60
        )
        assert done.returncode == 0, done.stdout + done.stderr
