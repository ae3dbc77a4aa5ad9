import { describe, expect, test } from 'vitest';
import { DraftId } from '#domain/draft.ts';
import { dictationIn, noteDictated, noteEngine } from './dictated.ts';

const id = DraftId.parse('01935000-0000-7000-8000-00000000000a');

describe('a dictated mail', () => {
  test('tells how many of its words the person changed', () => {
    noteDictated(id, '', 'See you on Tuesday.');
    noteDictated(id, 'See you on Tuesday.', 'See you on Tuesday. Bring the blue folder.');
    expect(dictationIn(id, 'See you on Thursday. Bring the folder, please.')).toEqual({ words: 8, corrected: 2 });
  });

  test('names the engine that heard it, and none where two did', () => {
    noteEngine('embedded');
    noteEngine('embedded');
    noteDictated(id, '', 'See you.');
    expect(dictationIn(id, 'See you.')).toEqual({ words: 2, corrected: 0, engine: 'embedded' });
    noteEngine('embedded');
    noteEngine('browser');
    noteDictated(id, '', 'See you.');
    expect(dictationIn(id, 'See you.')).toEqual({ words: 2, corrected: 0 });
  });

  test('tells nothing twice, and nothing of a typed mail', () => {
    expect(dictationIn(id, 'See you')).toBeNull();
    noteDictated(id, 'I typed this.', 'I typed this. And said this.');
    expect(dictationIn(id, 'I typed this. And said this.')).toEqual({ words: 3, corrected: 0 });
    expect(dictationIn(id, '')).toBeNull();
  });
});
