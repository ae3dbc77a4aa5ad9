// Why a sender may not be who they seem. `address` and the others are as they stand in the mail, and untrusted like all of it.

export type SenderWarning =
  /** The name is, or holds, an address of somebody else. */
  | { kind: 'name-is-an-address'; shown: string; address: string }
  /** The name of somebody one knows, with an address they were never seen with. */
  | { kind: 'known-name'; name: string; address: string; usual: string }
  /** A domain that is easily taken for one that one deals with. */
  | { kind: 'look-alike'; domain: string; like: string }
  /** A domain of letters from several alphabets, or in its spelling for machines. */
  | { kind: 'alphabets'; domain: string }
  /** Answers would go to another domain. */
  | { kind: 'answers-elsewhere'; address: string }
  /** Nothing ever came from there, and nothing went there. */
  | { kind: 'first-time'; address: string };
