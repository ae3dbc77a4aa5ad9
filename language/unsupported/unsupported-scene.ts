// Requests that Flow cannot fulfil yet.
import type { Scene } from '#language/engine/scene.ts';
import type { UnsupportedIntent } from './unsupported-intent.ts';
import { parseUnsupported } from './unsupported-request.ts';

export const unsupported = { freeText: parseUnsupported } satisfies Scene<UnsupportedIntent, unknown>;
