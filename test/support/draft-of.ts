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
