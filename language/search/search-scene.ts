// Finds mail, or narrows a search.
import type { OwnLabel } from '#domain/label.ts';
import type { ControlIntent, SceneParser } from '#language/engine/scene-parser.ts';
import { openedScope } from './open-scope.ts';
import type { SearchControl } from './search-control.ts';
import { searchRefinement, searchRequest } from './search-request.ts';
import { termsAsked } from './search-terms.ts';

type SearchSituation = { searching: 'list' | 'mail' | null; labels: readonly OwnLabel[] };

export const search = {
  freeText: (heard, { searching, labels }) => {
    const refined = searching === null ? null : searchRefinement(heard);
    if (refined !== null) return { kind: 'control', control: { kind: 'refine', words: refined } };
    const asked = searchRequest(heard);
    const words = asked === null ? openedScope(heard, labels) : termsAsked(asked);
    return words === null ? null : { kind: 'control', control: { kind: 'search', words } };
  },
} satisfies SceneParser<ControlIntent<SearchControl>, SearchSituation>;
