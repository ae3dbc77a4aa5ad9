/** It has no `user_id`: anyone may write to the operator. */
export type ContactMessageTable = {
  id: string;
  at: Date;
  /** Encrypted with the host's key. */
  content: string;
};
