// The country of a time zone, by the platform's own tables (IANA).

/** Its English name. Null for a zone of no country, such as UTC. */
export const countryOf = (zone: string): string | null => {
  countries ??= read();
  return countries.get(canonical(zone)) ?? countries.get(zone) ?? null;
};

let countries: ReadonlyMap<string, string> | undefined;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const read = (): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const found = new Map<string, string>();
  for (const code of letters.flatMap((one) => letters.map((other) => one + other))) {
    const name = names.of(code);
    if (name === undefined) continue;
    for (const zone of zonesOf(code)) if (!found.has(zone)) found.set(zone, name);
  }
  return found;
};

/** TypeScript does not know the method yet. */
type Located = Intl.Locale & { getTimeZones?: () => string[] };

const zonesOf = (code: string): readonly string[] => {
  const locale: Located = new Intl.Locale('und', { region: code });
  return locale.getTimeZones?.() ?? [];
};

/** 'Asia/Calcutta' for both of its names, as the table has it. */
const canonical = (zone: string): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
};
