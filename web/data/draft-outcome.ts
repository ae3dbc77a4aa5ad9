import { getDraftFigures, keepDraftOutcome } from '#api/sending.ts';
import type { DraftOutcome } from '#domain/draft-outcome.ts';
import { call } from './call.ts';

export const tellDraftOutcome = (outcome: DraftOutcome) => call(keepDraftOutcome, { outcome });

export const askDraftFigures = () => call(getDraftFigures, {});
