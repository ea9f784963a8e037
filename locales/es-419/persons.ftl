# Where and when a person is notified, and how they read: `/notify` and `/me`.

# The time zones that most readers of this language live in, the most usual first, each with names of places there;
# at most 25
zones =
    America/Mexico_City México, Ciudad de México, CDMX, Guadalajara, Monterrey, Puebla
    America/Argentina/Buenos_Aires Argentina, Buenos Aires, Córdoba, Rosario
    America/Bogota Colombia, Bogotá, Medellín, Cali
    America/Santiago Chile, Santiago, Valparaíso, Concepción
    America/Lima Perú, Lima, Arequipa
    America/Caracas Venezuela, Caracas, Maracaibo
    America/Guayaquil Ecuador, Quito, Guayaquil
    America/Guatemala Guatemala, Ciudad de Guatemala
    America/El_Salvador El Salvador, San Salvador
    America/Tegucigalpa Honduras, Tegucigalpa, San Pedro Sula
    America/Managua Nicaragua, Managua
    America/Costa_Rica Costa Rica, San José
    America/Panama Panamá, Ciudad de Panamá
    America/Santo_Domingo República Dominicana, Santo Domingo
    America/Puerto_Rico Puerto Rico, San Juan
    America/Havana Cuba, La Habana
    America/La_Paz Bolivia, La Paz, Santa Cruz
    America/Asuncion Paraguay, Asunción
    America/Montevideo Uruguay, Montevideo
    America/Tijuana México, Baja California, Tijuana
    America/Hermosillo México, Sonora, Hermosillo
    America/Cancun México, Quintana Roo, Cancún
    America/New_York Estados Unidos, EE. UU., Nueva York, Miami
    America/Los_Angeles Estados Unidos, EE. UU., California, Los Ángeles
    Europe/Madrid España, Madrid, Barcelona
