// The signature at the provider, added below outgoing text unless the person typed it.

/** Omits a longer signature. */
export const longestSignature = 2000;

type Signed = { text: string; signature?: string | undefined };

export const addedSignature = ({ text, signature = '' }: Signed): string =>
  plain(signature) === '' || plain(text).endsWith(plain(signature)) ? '' : signature.trim();

/** Mail programs recognise a signature by the line of two dashes. */
export const signedText = (draft: Signed): string => {
  const added = addedSignature(draft);
  return added === '' ? draft.text : `${draft.text.trimEnd()}\n\n-- \n${added}`;
};

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
