// A sentence ends once: what others wrote may have ended it already, and with a question.

export const ended = (sentence: string): string => (/[.?!…]['"’”)]*$/.test(sentence) ? sentence : `${sentence}.`);
