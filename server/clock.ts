// The server's only source of the current time. Tests use a clock that they move.

export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
