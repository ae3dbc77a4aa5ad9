// What the browser shows of a person outside of Flow's pages: notices, and the number on the app's icon.

/** Ends all of it. The browser unsubscribes, so the server's next notice finds nobody, even if the server hears of it late. */
export const forgetOutside = async (): Promise<void> => {
  showBadge(0);
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration();
  if (registration === undefined) return;
  const subscription = await registration.pushManager?.getSubscription();
  for (const notice of await registration.getNotifications()) notice.close();
  await subscription?.unsubscribe();
};

/** 0 clears it. Only installed apps have one. */
export const showBadge = (count: number): void => {
  const { navigator } = globalThis;
  if (navigator === undefined || !('setAppBadge' in navigator)) return;
  void (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => {});
};
