/** Tells watch channels of changes. */
export type Channels = {
  changed(calendar: string): void;
  /** The first notice of a channel. */
  opened(id: string): void;
  stop(): void;
  clear(): void;
};
