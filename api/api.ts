import * as accounts from './accounts.ts';
import * as activity from './activity.ts';
import * as admin from './admin.ts';
import * as assistant from './assistant.ts';
import * as calendar from './calendar.ts';
import * as commands from './commands.ts';
import * as contacts from './contacts.ts';
import * as credits from './credits.ts';
import * as devices from './devices.ts';
import * as diagnostics from './diagnostics.ts';
import * as functions from './functions.ts';
import * as leaderboard from './leaderboard.ts';
import * as leaving from './leaving.ts';
import * as lessons from './lessons.ts';
import * as mailbox from './mailbox.ts';
import * as muted from './muted.ts';
import * as notices from './notices.ts';
import * as original from './original.ts';
import * as payments from './payments.ts';
import * as people from './people.ts';
import * as promises from './promises.ts';
import * as publicPages from './public-pages.ts';
import * as search from './search.ts';
import * as sending from './sending.ts';
import * as settings from './settings.ts';
import * as testActivity from './test-activity.ts';
import * as voice from './voice.ts';

/** A call of the admin area with another `who` does not compile. */
export type OfAdmins = Record<string, { who: 'admin' }>;

export const api = {
  accounts: {
    getSession: accounts.getSession,
    signIn: accounts.signIn,
    signInByPassword: accounts.signInByPassword,
    signOut: accounts.signOut,
    confirmByPassword: accounts.confirmByPassword,
    confirmByCode: accounts.confirmByCode,
    getOnboarding: accounts.getOnboarding,
    changeOnboarding: accounts.changeOnboarding,
  },
  activity: {
    getActivity: activity.getActivity,
    reportSession: activity.reportSession,
    getLoggedActivity: testActivity.getLoggedActivity,
    logTestActivity: testActivity.logTestActivity,
  },
  admin: {
    getOperator: admin.getOperator,
    startCodes: admin.startCodes,
    confirmCodes: admin.confirmCodes,
    endCodes: admin.endCodes,
    getRoles: admin.getRoles,
    addRole: admin.addRole,
    removeRole: admin.removeRole,
    getPeople: admin.getPeople,
    getPerson: admin.getPerson,
    endPersonSessions: admin.endPersonSessions,
    syncPerson: admin.syncPerson,
    remindPerson: admin.remindPerson,
    emailPerson: admin.emailPerson,
    refundPerson: admin.refundPerson,
    cancelPerson: admin.cancelPerson,
    deletePerson: admin.deletePerson,
    getActivityLog: admin.getActivityLog,
    getActivitySummary: admin.getActivitySummary,
    exportActivity: admin.exportActivity,
    verifyActivity: admin.verifyActivity,
    runDebugStep: admin.runDebugStep,
    getBusinessMetrics: admin.getBusinessMetrics,
    getBusinessDetails: admin.getBusinessDetails,
    getQualityMetrics: admin.getQualityMetrics,
    getQualityDetails: admin.getQualityDetails,
    getTechnicalFigures: admin.getTechnicalFigures,
    getErrors: admin.getErrors,
    getSingleErrors: admin.getSingleErrors,
    resolveError: admin.resolveError,
    getServerCaches: admin.getServerCaches,
  } satisfies OfAdmins,
  assistant: { understandWords: assistant.understandWords },
  commands: {
    giveCommand: commands.giveCommand,
    holdCommand: commands.holdCommand,
    retryCommand: commands.retryCommand,
    dismissFailure: commands.dismissFailure,
  },
  calendar: {
    getCalendarChanges: calendar.getCalendarChanges,
    syncCalendar: calendar.syncCalendar,
    getMeetingPrep: calendar.getMeetingPrep,
    getMeetingMoves: calendar.getMeetingMoves,
    getTimeHolds: calendar.getTimeHolds,
    askFreeBusy: calendar.askFreeBusy,
  },
  contacts: { getContacts: contacts.getContacts },
  credits: {
    getCredits: credits.getCredits,
    payForAnswer: credits.payForAnswer,
    manageCredits: credits.manageCredits,
    getReferrals: credits.getReferrals,
  },
  devices: { getDevices: devices.getDevices, endDevice: devices.endDevice },
  diagnostics: {
    getDiagnosis: diagnostics.getDiagnosis,
    checkTokens: diagnostics.checkTokens,
    reportFailure: diagnostics.reportFailure,
  },
  functions: {
    refreshTokens: functions.refreshTokens,
    syncEmails: functions.syncEmails,
    sendEmail: functions.sendEmail,
  },
  leaderboard: { getLeaderboard: leaderboard.getLeaderboard },
  leaving: {
    getLeaving: leaving.getLeaving,
    startExport: leaving.startExport,
    disconnect: leaving.disconnect,
    deleteAccount: leaving.deleteAccount,
  },
  lessons: { getLessons: lessons.getLessons },
  mailbox: {
    getChanges: mailbox.getChanges,
    listInbox: mailbox.listInbox,
    getThreads: mailbox.getThreads,
    syncNow: mailbox.syncNow,
    setBackfill: mailbox.setBackfill,
  },
  muted: { listMuted: muted.listMuted },
  notices: {
    getNotices: notices.getNotices,
    subscribeToNotices: notices.subscribeToNotices,
    unsubscribeFromNotices: notices.unsubscribeFromNotices,
    testNotice: notices.testNotice,
  },
  original: { getOriginal: original.getOriginal, getPictures: original.getPictures },
  payments: { getPlan: payments.getPlan, startCheckout: payments.startCheckout, openBilling: payments.openBilling },
  people: { getPersonCard: people.getPersonCard, findPeople: people.findPeople },
  publicPages: {
    sendContactMessage: publicPages.sendContactMessage,
    joinWaitlist: publicPages.joinWaitlist,
    getPolicyReminder: publicPages.getPolicyReminder,
  },
  promises: { getPromises: promises.getPromises },
  search: { searchMail: search.searchMail, countMail: search.countMail, answerQuestion: search.answerQuestion },
  sending: {
    keepDraft: sending.keepDraft,
    discardDraft: sending.discardDraft,
    sendDraft: sending.sendDraft,
    stopSending: sending.stopSending,
    getSendings: sending.getSendings,
    moveSending: sending.moveSending,
    getDrafts: sending.getDrafts,
    getRegister: sending.getWritingStyle,
    getSignature: sending.getSignature,
    keepDraftOutcome: sending.keepDraftOutcome,
    getDraftFigures: sending.getDraftFigures,
  },
  settings: { getSettings: settings.getSettings },
  voice: {
    getVoice: voice.getVoice,
    prepareHearing: voice.prepareHearing,
    keepTurn: voice.keepTurn,
    keepDictation: voice.keepDictation,
  },
} as const;
