export const serverAway = 'Flow can’t reach its server. It tries again by itself.';
