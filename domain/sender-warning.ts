// Why a sender may be an impostor. All strings come from the mail and are untrusted.

export type SenderWarning =
  /** The name contains somebody else's address. */
  | { kind: 'name-is-an-address'; shown: string; address: string }
  /** A known person's name with an unknown address. */
  | { kind: 'known-name'; name: string; address: string; usual: string }
  /** A domain that looks like a known one. */
  | { kind: 'look-alike'; domain: string; like: string }
  /** A domain with several alphabets, or in punycode. */
  | { kind: 'alphabets'; domain: string }
  /** Answers would go to another domain. */
  | { kind: 'answers-elsewhere'; address: string }
  /** The first contact in either direction. */
  | { kind: 'first-time'; address: string };
