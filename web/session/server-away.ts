// The one sentence for a server that does not answer, wherever nothing else can be shown.
export const serverAway = 'Flow can’t reach its server. It tries again by itself.';
