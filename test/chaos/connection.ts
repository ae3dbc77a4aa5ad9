// Whether a person's Google grant exists, as the person knows it.

export type Connection = {
  /** Revokes the grant at Google. */
  revoke(): Promise<void>;
  /** The person connects again. */
  renew(): Promise<void>;
  /** Revoked and not yet renewed. */
  lost(): boolean;
};

export const openConnection = (at: { revoke: () => Promise<unknown>; renew: () => Promise<unknown> }): Connection => {
  let revoked = 0;
  let renewed = 0;
  return {
    revoke: async () => {
      revoked += 1;
      await at.revoke();
    },
    renew: async () => {
      const meant = revoked;
      await at.renew();
      renewed = meant;
    },
    lost: () => renewed < revoked,
  };
};
