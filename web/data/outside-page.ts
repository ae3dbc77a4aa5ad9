// What the browser shows of a person outside of Flow's pages: notices, and the number on the app's icon.

/** Also unsubscribes in the browser, so the server's next notice finds nobody, even if the server hears of it late. */
export const forgetOutside = async (): Promise<void> => {
  await clearOutside();
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
};

/** Takes down what shows. The subscription waits for its person. */
export const clearOutside = async (): Promise<void> => {
  showBadge(0);
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration();
  for (const notice of (await registration?.getNotifications()) ?? []) notice.close();
};

/** 0 clears it. Only installed apps have one. */
export const showBadge = (count: number): void => {
  const { navigator } = globalThis;
  if (navigator === undefined || !('setAppBadge' in navigator)) return;
  void (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => {});
};
