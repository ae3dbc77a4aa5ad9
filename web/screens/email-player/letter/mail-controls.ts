// Keys and phrases that belong to the mail that plays, such as those of its invitation.
import { deviceObservable } from '#web/data/observable.ts';
import type { SceneControl } from '#web/stage/scene/scene.ts';

export const mailControls = deviceObservable((): readonly SceneControl[] => []);
