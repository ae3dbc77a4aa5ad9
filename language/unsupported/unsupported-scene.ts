// Requests that Flow cannot fulfil yet.
import type { Scene } from '#language/engine/scene.ts';
import { notYetIn } from './asked.ts';
import type { UnsupportedIntent } from './not-yet.ts';

export const unsupported = { freeText: notYetIn } satisfies Scene<UnsupportedIntent, unknown>;
