// The browser's only source of the present moment.
export const now = (): Date => new Date();
