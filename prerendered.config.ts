// The pages that the build writes out whole. They also work without script.
import { publicPaths } from './web/public-paths.ts';

export const prerendered = ['/', '/404', ...Object.values(publicPaths)];
