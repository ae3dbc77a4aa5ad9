// Adds a full stop unless other people's words already end the sentence.

export const ended = (sentence: string): string => (/[.?!…]['"’”)]*$/.test(sentence) ? sentence : `${sentence}.`);
