// Whether a person's Google grant exists, as the person knows it.

export type Connection = {
  revoke(): Promise<void>;
  renew(): Promise<void>;
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
