// The server's only source of the present moment; tests give a clock that they move by hand.

export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
