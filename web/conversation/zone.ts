// Where the person is, as IANA names it.
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
