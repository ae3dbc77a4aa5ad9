// Every address that is not a file of the web app: each capability's routes, in one list.
import type { Context } from './context.ts';
import type { Route } from './handle.ts';

export const routes = (_ctx: Context): Route[] => [];
