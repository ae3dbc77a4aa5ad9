import * as api from '#api/voice.ts';
import type { Dictation } from '#domain/voice-turn.ts';
import { call } from './call.ts';

export const tellDictation = (dictation: Dictation) => call(api.keepDictation, { dictation });
