const key = 'flow_greeted';

export const isGreeted = (userId: string): boolean => localStorage.getItem(key) === userId;

export const setGreeted = (userId: string): void => localStorage.setItem(key, userId);

export const forgetGreeted = (): void => localStorage.removeItem(key);
