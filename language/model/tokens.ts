// Splits an utterance like the public corpora: in lower case, and with the part after an apostrophe as its own word.

/** "What's on Jessica's list?" → what 's on jessica 's list */
export const tokensOf = (utterance: string): string[] =>
  utterance
    .slice(0, longest)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/(\d)(am|pm)\b/g, '$1 $2')
    .replace(/n't\b/g, " n't")
    .replace(/(?<=[a-z.])'(s|m|re|ve|ll|d)\b/g, " '$1")
    .replace(/[,?!;:"()[\]{}…]+(?=\s|$)|(?<=\s|^)["([{]+/g, ' ')
    .replace(/(?<=[a-z0-9]{2})\.(?=\s|$)/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords);

/** A longer utterance is dictation. */
const longest = 600;
const mostWords = 60;
