// Whether a user was already told that the connection worked. Signing out, or a lapsed session, lets it be told again.
const key = 'flow_greeted';

export const isGreeted = (userId: string): boolean => localStorage.getItem(key) === userId;

export const setGreeted = (userId: string): void => localStorage.setItem(key, userId);

export const forgetGreeted = (): void => localStorage.removeItem(key);
