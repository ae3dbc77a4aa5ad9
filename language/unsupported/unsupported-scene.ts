// Requests that Flow cannot fulfil yet.
import type { SceneParser } from '#language/engine/scene-parser.ts';
import type { UnsupportedIntent } from './unsupported-intent.ts';
import { parseUnsupported } from './unsupported-request.ts';

export const unsupported = { freeText: parseUnsupported } satisfies SceneParser<UnsupportedIntent, unknown>;
