/** Removes invisible characters and reduces web addresses to their host. */
export const speakable = (text: string): string => withoutAddresses(withoutInvisible(text));

export const withoutInvisible = (text: string): string =>
  text.replace(invisible, '').replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\u2800\t\v\f]/g, ' ');

const invisible =
  // biome-ignore lint: the characters are named one by one on purpose.
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb]|[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;

const withoutAddresses = (text: string): string => {
  if (!/:\/\/|www\.|mailto:|\[image:|\[cid:/i.test(text)) return text;
  return text
    .replace(/\[(?:image|cid):[^\]]{0,300}\]/gi, '')
    .replace(/(\S)<(?:https?:\/\/|mailto:)[^\s<>]{1,4000}>/gi, '$1')
    .replace(/(\S) ?[([](?:https?:\/\/|mailto:)[^\s<>()[\]]{1,4000}[)\]]/gi, '$1')
    .replace(/<?\bmailto:([^\s<>?]{1,300})(?:\?[^\s<>]*)?>?/gi, '$1')
    .replace(/[<[]?\b(?:https?|ftp):\/\/([^\s<>"'”»\])]{1,4000})[>\]]?/gi, (_, address: string) => hostOf(address));
};

/** `www.example.com/a/b?c=d.` becomes `example.com.`: the sentence keeps its full stop. */
const hostOf = (address: string): string => {
  const end = /[.,;:!?]$/.exec(address)?.[0] ?? '';
  const host = /^(?:[^/?#@]*@)?([^/?#:@]*)/.exec(address.slice(0, address.length - end.length))?.[1] ?? '';
  return host.replace(/^www\./i, '') + end;
};
