// The signature that a person keeps at their provider: what stands below the text of their mail, unless they wrote it there themselves.

/** Characters of it; a longer one is left out whole. */
export const longestSignature = 2000;

type Signed = { text: string; signature?: string | undefined };

/** What is added below the text; empty where there is nothing to add. */
export const addedSignature = ({ text, signature = '' }: Signed): string =>
  plain(signature) === '' || plain(text).endsWith(plain(signature)) ? '' : signature.trim();

/** The text as it leaves. The line of two dashes is how mail programs know a signature. */
export const signedText = (draft: Signed): string => {
  const added = addedSignature(draft);
  return added === '' ? draft.text : `${draft.text.trimEnd()}\n\n-- \n${added}`;
};

/** However its lines are broken. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
