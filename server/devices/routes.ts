import { endDevice, getDevices } from '#api/devices.ts';
import type { Context } from '#server/context.ts';
import { bind, type Route } from '#server/handle.ts';
import { devicesOf, endDevices } from './devices.ts';

export const deviceRoutes = (ctx: Context): Route[] => [
  bind(ctx, getDevices, async ({ request }) => ({ devices: await devicesOf(ctx, request) })),
  bind(ctx, endDevice, async ({ request, input }) => ({ devices: await endDevices(ctx, request, input.id) })),
];
