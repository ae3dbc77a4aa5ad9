// Words that come to the same where one speaks of mail: what the model of wishes counts beside the words themselves, so that a word it
// seldom met counts as its like.

/** What a word comes to; null for most. */
export const conceptOf = (word: string, lemma: string): string | null =>
  concepts.get(word) ?? concepts.get(lemma) ?? null;

/** A row each, named by its first word. */
const rows = `
  archive file store stow tuck shelve stash deposit
  put stick place lay set pop drop slip slot shove park
  bin trash rubbish garbage dustbin wastebasket basket wastepaper dump dumpster skip_bin landfill
  delete toss chuck ditch scrap erase wipe destroy shred obliterate bin_verb discard eliminate throw hurl fling
  remove strip peel detach withdraw revoke
  spam junk phishing scam scammer scammers fraud fraudulent swindle con bogus fake crook crooks dodgy fishy suspicious shady
  trust legit legitimate genuine authentic safe reliable trustworthy kosher real_deal
  mute silence hush shush quiet silent quieten
  star flag pin highlight favourite favorite asterisk bookmark marker sticker
  label tag category categorise categorize classify class sort_label tagged labelled
  folder directory compartment drawer pigeonhole
  unread unopened unseen untouched
  seen viewed
  unsubscribe subscription subscriptions subscribe subscribed opt deregister unsubscribing
  newsletter newsletters mailing mailings circular bulletin digest
  promotion promotions promotional promo promos ad ads advert adverts advertising advertisement advertisements marketing commercial offers deals
  notification notifications alert alerts notice notices automated automatic robot robots machine machines bot bots
  block ban bar blacklist blocklist banish barred banned blocked lock_out refuse reject unwelcome
  unblock unban whitelist forgive forgiven pardon_block
  allow permit let authorise authorize enable accept unlock
  forbid prohibit disable prevent restriction restrict restricted
  sender writer author correspondent
  recipient recipients addressee addressees receiver receivers
  copy cc copied carbon
  bcc blind hidden secretly invisibly
  everyone everybody all_of_them whole_group
  mail email message letter note_mail missive
  thread conversation discussion exchange chain debate back_and_forth
  inbox mailbox postbox
  queue pile stack heap list
  snooze postpone defer delay shelf adjourn
  hide disappear vanish bury
  reappear resurface return re-emerge pop_up
  remind reminder nudge ping poke prompt jog alarm prod reminders
  forget miss overlook slip_mind
  later afterwards sometime someday eventually
  answer reply respond response responded replied answered answers replies
  forward relay redirect pass_on hand
  write compose draft_verb jot pen scribble type
  dictate dictation dictating
  note memo memorandum
  myself self
  thanks thank grateful gratitude appreciate appreciation
  decline refuse_polite turn_down
  agree accept_polite consent
  next following subsequent onward onwards ahead further forwards proceed along
  previous prior preceding earlier former last_one before
  back backwards rewind reverse
  undo revert reversal reinstate restore unarchive rollback undone
  redo reapply repeat_step
  mistake error accident accidentally wrong slip wrongly mistakenly oops inadvertently
  begin start commence launch kick fire opening
  continue resume proceed_on carry_on
  pause hold wait moment second sec minute tick jiffy interrupt break hang
  stop quit halt cease enough finish finished end over done complete completed terminate
  bye goodbye farewell goodnight
  read recite narrate
  aloud loud loudly out_loud voice
  entire whole full complete_text entirety entirely fully completely unabridged verbatim word_for_word
  summary summarise summarize summaries gist essence condense paraphrase nutshell outline boil recap
  headline headlines title titles subject subjects heading header headers
  short shorter brief briefer briefly concise trim shorten succinct compact terse
  detail details detailed lengthy long-winded
  fast faster quick quicker quickly swift rapidly speedy hurry accelerate rush rushing brisk
  slow slower slowly gently leisurely unhurried
  speed pace tempo rate velocity
  newest latest recent youngest freshest
  oldest earliest eldest longest
  important importance matter matters urgent crucial vital essential significant priority prioritise prioritize critical relevant weighty pressing
  trivial unimportant irrelevant minor small_fry
  private discreet discreetly confidential confidentially privacy discretion secret
  stranger strangers neighbour neighbours passenger passengers colleague_beside somebody_here eavesdrop overhear listening
  big bigger large larger enlarge huge giant magnify blow zoom
  small smaller tiny shrink
  screen display monitor
  far distance across away_from room kitchen stove counter
  car drive driving driver wheel road motorway highway steering traffic vehicle motorbike
  parked arrived arrive engine
  picture pictures image images photo photos graphic graphics illustration illustrations
  layout format formatted formatting design designed html colour colours original styled styling
  draft drafts unfinished half-written half-finished
  find search look seek hunt locate trace dig retrieve track
  result results hit hits match matches found
  only just solely exclusively merely alone
  except but apart besides without minus exclude excluding spare
  skip leave_out pass_over omit bypass
  include add append plus also too additionally
  attach attachment attachments enclose enclosed enclosure file_noun document documents pdf spreadsheet excel slides sheet
  link links url website websites webpage site homepage hyperlink
  code pin otp password passcode digits verification
  spell spelled spelt spelling letter_by_letter character characters letters alphabet
  deadline due latest_by cutoff
  want need wish desire require
  expect expected demand demands request requests ask asks asking
  sender_who who whom whose
  when date day time moment
  why reason how_come grounds explain justify
  repeat again once_more pardon sorry come_again
  left remaining remain remains rest
  many much number count amount
  help options commands capabilities
  history log actions action recap_done
  yes yeah yep yup sure absolutely certainly definitely okay ok alright fine correct right indeed aye
  no nope nah negative never
  send dispatch ship deliver launch_mail post fire_off mail_off
  leave go depart leaving out outgoing
  keep save retain preserve hang_on store_draft
  change edit alter amend modify correct_text fix rework revise tweak adjust
  replace swap exchange substitute switch instead rather
  insert squeeze
  line row
  paragraph block_text section passage
  sentence phrase clause
  word words
  scratch strike cut
  read_back sound sounds
  schedule timed
  cancel abort scrap_plan call_off withdraw_send
  everything all lot whole_lot entirety_all bunch every each
  nothing none neither nobody
  somebody someone anybody anyone anybody_else person people human humans persons
  first 1st
  second_nth 2nd
  third 3rd
  annoying annoyed fed sick tired bothered bother bothers pest nuisance irritating sick_of
  finished_with dealt handled sorted settled resolved through
  old outdated expired stale
  forever permanently irrevocably good_and_all irretrievably unrecoverable
  home house flat apartment office work desk
  room_light light lights lamp heating music weather radio song`;

const concepts: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const words = row.trim().split(' ');
      return words.filter((word) => !word.includes('_')).map((word) => [word, words[0] ?? ''] as const);
    })
    .toReversed(),
);
