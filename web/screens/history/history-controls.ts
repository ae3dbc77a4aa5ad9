// The controls of the history screen: phrases, keys and menus.
import {
  ArrowLeft,
  ChevronDown,
  ChevronUp,
  History as HistoryIcon,
  ListRestart,
  RotateCw,
  Search,
  Undo2,
} from 'lucide-react';
import { historyPhrases } from '#language/en/history/history-phrases.ts';
import { historyReplies, resultsWords } from '#language/en/history/history-replies.ts';
import {
  type HistoryIntent,
  historyIntent,
  historySceneIntent,
  historyScreen,
} from '#language/history/history-scene.ts';
import type { Scene, SceneControl } from '#web/stage/scene/scene.ts';
import { tellDone } from '#web/stage/scene/tell-done.ts';
import type { StageSession } from '#web/stage/use-stage-session.ts';
import { findRows } from './find-rows.ts';
import type { History } from './use-history.ts';

type Ways = { history: History; session: StageSession; goBack: () => void };

export const historyScene = (ways: Ways): Scene => ({
  name: historyScreen,
  grammar: 'history',
  controls: controlsOf(ways),
  reading: {
    understand: historySceneIntent,
    carryOut: ({ words }, heard) => {
      const intent = historyIntent(words);
      return intent && answer(intent, heard, ways);
    },
  },
});

const controlsOf = (ways: Ways): SceneControl[] => [...rowControls(ways), ...listControls(ways)];

const rowControls = ({ history, session }: Ways): SceneControl[] => [
  {
    id: 'down',
    name: 'Next row',
    phrases: historyPhrases.down,
    keys: ['↓', 'J'],
    icon: ChevronDown,
    repeats: true,
    hint: 'move',
    run: () => step(history, 1),
  },
  {
    id: 'up',
    name: 'Previous row',
    phrases: historyPhrases.up,
    keys: ['↑', 'K'],
    icon: ChevronUp,
    repeats: true,
    run: () => step(history, -1),
  },
  {
    id: 'undo',
    name: 'Undo the chosen row',
    phrases: historyPhrases.undo,
    keys: ['Z', 'Enter'],
    icon: Undo2,
    hint: 'undo',
    asks: 'Undo that?',
    rests: () => history.chosen === null,
    // Without a selected row, the words mean the last act.
    run: () => (history.chosen === null ? undoLast(session) : history.undo(history.chosen)),
  },
];

const listControls = ({ history, goBack }: Ways): SceneControl[] => [
  {
    id: 'find',
    name: 'Search your activity',
    phrases: historyPhrases.find,
    keys: ['/'],
    icon: Search,
    hint: 'search',
    run: () => open(history),
  },
  {
    id: 'all',
    name: 'Show everything',
    phrases: historyPhrases.all,
    keys: ['Esc'],
    icon: ListRestart,
    rests: () => history.words === null,
    run: () => clear(history),
  },
  {
    id: 'more',
    name: 'Show more',
    phrases: historyPhrases.more,
    icon: HistoryIcon,
    whyNot: () => (history.view.next === null && history.rows.length > 0 ? historyReplies.noMore : null),
    run: () => done(history.view.more),
  },
  {
    id: 'refresh',
    name: 'Refresh',
    phrases: historyPhrases.refresh,
    keys: ['R'],
    icon: RotateCw,
    run: () => done(history.view.refresh),
  },
  {
    id: 'back',
    name: 'Back to your mail',
    phrases: historyPhrases.back,
    keys: ['G I'],
    icon: ArrowLeft,
    run: () => done(goBack),
  },
];

const done = (act: () => void): null => {
  act();
  return null;
};

const undoLast = ({ acts }: StageSession): null => done(() => acts.undo());

const open = ({ words, search }: History): null => done(() => search(words ?? ''));

const clear = ({ words, search }: History): string | null => {
  search(null);
  return words === null || words === '' ? null : historyReplies.all;
};

const step = ({ rows, chosen, choose }: History, by: 1 | -1): string | null => {
  const at = chosen === null ? -1 : rows.indexOf(chosen);
  const next = rows[chosen === null && by < 0 ? -1 : at + by];
  if (next === undefined) return by > 0 ? historyReplies.last : historyReplies.first;
  choose(next.id);
  return null;
};

const answer = (intent: HistoryIntent, heard: string, { history, session }: Ways): string | null => {
  const { view, rows, search, choose, canUndo, undo } = history;
  switch (intent.kind) {
    case 'review':
      void tellDone(intent, heard, session.saying);
      return null;
    case 'undo': {
      // A session or a sign-in is a row, but no words can mean it.
      const of = rows.filter(canUndo)[intent.nth - 1];
      if (of === undefined) return historyReplies.noSuchRow(intent.nth);
      choose(of.id);
      return undo(of);
    }
    case 'find': {
      search(intent.words);
      return resultsWords(findRows(view.activity ?? [], intent.words).length, intent.words, view.next !== null);
    }
  }
};
