// A draft for tests: new, empty and to nobody, but for what a test says of it.
import { type Draft, DraftId } from '#domain/draft.ts';

export const draftOf = (more: Partial<Draft> = {}): Draft => ({
  id: DraftId.parse(crypto.randomUUID()),
  kind: 'new',
  about: null,
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  text: '',
  files: [],
  ...more,
});
