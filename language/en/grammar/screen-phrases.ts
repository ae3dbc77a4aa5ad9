// Phrases of the screens beyond the app's own, for the recogniser.
import type { GrammarName } from '#domain/speech.ts';
import { appPhrases } from '#language/en/history/app-phrases.ts';
import { historyPhrases } from '#language/en/history/history-phrases.ts';
import { historyRequests } from '#language/en/history/history-requests.ts';
import type { HeardPhrases } from './heard-phrases.ts';

const each = (names: string, table: Record<string, readonly string[]>): HeardPhrases[] =>
  Object.entries(table).map(([name, templates]) => ({ means: `scene:${names}${name}`, templates }));

const { inbox, ...places } = appPhrases;

export const screenPhrases: Partial<Record<GrammarName, readonly HeardPhrases[]>> = {
  inbox: [...each('', { inbox, ...places }), { means: 'scene:review', templates: historyRequests.review }],
  history: [...each('', historyPhrases), ...each('said-', historyRequests), ...each('', places)],
};
