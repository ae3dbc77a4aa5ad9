// Words with the same meaning in mail requests. The intent model counts them too, so a rare word counts like its synonyms.

export const conceptOf = (word: string, lemma: string): string | null =>
  concepts.get(word) ?? concepts.get(lemma) ?? null;

/** A row each, named by its first word. */
const rows = `
  archive file store stow tuck shelve stash deposit vault cabinet cupboard warehouse repository
  put stick place lay set pop drop slip slot shove park plonk bung lodge plant
  bin trash rubbish garbage dustbin wastebasket basket wastepaper dump dumpster skip_bin landfill tip scrapheap recycling wheelie shredder incinerator
  delete toss chuck ditch scrap erase wipe destroy shred obliterate bin_verb discard eliminate throw hurl fling expunge purge torch vaporise vaporize eradicate nuke zap axe kill lob turf jettison
  remove strip peel detach withdraw revoke unstick unpeel scrape rip pluck rid
  spam junk phishing scam scammer scammers fraud fraudulent swindle con bogus fake crook crooks dodgy fishy suspicious shady hoax racket sham impostor imposter fraudster fraudsters hacker hackers swindler swindlers crooked spammer spammers malicious malware virus dubious sketchy unsolicited
  trust legit legitimate genuine authentic safe reliable trustworthy kosher real_deal honest truthful trusted verified
  mute silence hush shush quiet silent quieten muzzle gag soundless noiseless stifle
  star flag pin highlight favourite favorite asterisk bookmark marker sticker underline emphasise emphasize earmark rosette badge favourites favorites starred
  label tag category categorise categorize classify class sort_label tagged labelled stamp brand classification tagging labelling labeling
  folder directory compartment drawer pigeonhole binder tray box subfolder folders
  unread unopened unseen untouched
  seen viewed
  unsubscribe subscription subscriptions subscribe subscribed opt deregister unsubscribing membership sign-up mailing-list opt-out desubscribe
  newsletter newsletters mailing mailings circular bulletin digest magazine roundup gazette bulletins circulars
  promotion promotions promotional promo promos ad ads advert adverts advertising advertisement advertisements marketing commercial offers deals coupon coupons voucher vouchers flyer flyers leaflet leaflets brochure brochures catalogue catalog sale sales bargain bargains discount discounts commercials
  notification notifications alert alerts notice notices automated automatic robot robots machine machines bot bots pings automatically auto-generated machine-made noreply
  block ban bar blacklist blocklist banish barred banned blocked lock_out refuse reject unwelcome boycott shun exile bounce deny blocklisted
  unblock unban whitelist forgive forgiven pardon_block unbar unbanned unblocking
  allow permit let authorise authorize enable accept unlock
  forbid prohibit disable prevent restriction restrict restricted
  sender writer author correspondent originator writers
  recipient recipients addressee addressees receiver receivers
  copy cc copied carbon
  bcc blind hidden secretly invisibly
  everyone everybody all_of_them whole_group crew gang squad
  mail email message letter note_mail missive item epistle missives
  thread conversation discussion exchange chain debate back_and_forth correspondence dialogue convo string strand trail chatter threads
  inbox mailbox postbox
  queue pile stack heap list backlog lineup
  snooze postpone defer delay shelf adjourn procrastinate hibernate reschedule
  hide disappear vanish bury conceal cloak
  reappear resurface return re-emerge pop_up reemerge recur rise
  remind reminder nudge ping poke prompt jog alarm prod reminders tickle buzz beep chime reminding prodding nag heads-up wake
  forget miss overlook slip_mind forgot forgotten neglect
  later afterwards sometime someday eventually
  answer retort comeback replying answering responding reply respond response responded replied answered answers replies
  forward relay redirect pass_on hand delegate reroute refer forwarded forwarding
  write compose draft_verb jot pen scribble type scrawl drafting writing composing
  dictate dictation dictating
  note memo memorandum jotting jottings
  myself self
  thanks thank grateful gratitude appreciate appreciation ta cheers obliged gratefully thankful
  decline refuse_polite turn_down rebuff spurn regrets regretfully
  agree accept_polite consent assent approve approval approved endorse
  next following subsequent onward onwards ahead further forwards proceed along
  previous prior preceding earlier former last_one before
  back backwards rewind reverse
  undo revert reversal reinstate restore unarchive rollback undone backpedal backtrack rescind recant unwind undid undoing reversing reverted restoring
  redo reapply repeat_step
  mistake error accident accidentally wrong slip wrongly mistakenly oops inadvertently blunder mishap goof bungle misspoke mess cock-up misheard misclick erroneous erroneously fault regret regretted
  begin start commence launch kick fire opening beginning opens embark initiate dive
  continue resume proceed_on carry_on
  pause hold wait moment second sec minute tick jiffy interrupt break hang mo jiff breather timeout
  stop quit halt cease enough finish finished end over done complete completed terminate desist wrap conclude
  bye goodbye farewell goodnight cheerio ciao adieu
  read recite narrate utter recitation
  aloud loud loudly out_loud voice
  entire whole full complete_text entirety entirely fully completely unabridged verbatim word_for_word
  summary summarise summarize summaries gist essence condense paraphrase nutshell outline boil recap synopsis abstract precis précis tldr upshot crux nub kernel summarised summarized abridge abridged recapitulate bottom-line
  headline headlines title titles subject subjects heading header headers caption captions
  short shorter brief briefer briefly concise trim shorten succinct compact terse curt laconic crisp pithy terser abbreviated
  detail details detailed lengthy long-winded thorough comprehensive exhaustive elaborate verbose wordy
  fast faster quick quicker quickly swift rapidly speedy hurry accelerate rush rushing brisk zippy snappy rapid presto pronto haste hasty speedily speedier accelerated
  slow slower slowly gently leisurely unhurried sluggish unhurriedly crawl snail slowing calmly
  speed pace tempo rate velocity
  newest latest recent youngest freshest
  oldest earliest eldest longest
  important importance matter matters urgent crucial vital essential significant priority prioritise prioritize critical relevant weighty pressing pivotal burning top-priority mission-critical momentous urgency high-priority
  trivial unimportant irrelevant minor small_fry petty negligible inconsequential
  private discreet discreetly confidential confidentially privacy discretion secret hush-hush sensitive undercover incognito
  stranger strangers neighbour neighbours passenger passengers colleague_beside somebody_here eavesdrop overhear listening visitor visitors guest guests folks crowd audience earshot bystanders onlookers
  big bigger large larger enlarge huge giant magnify blow zoom humongous massive gigantic
  small smaller tiny shrink
  screen display monitor
  far distance across away_from room kitchen stove counter
  car drive driving driver wheel road motorway highway steering traffic vehicle motorbike van truck lorry scooter cab taxi bus motorcycle commute commuting
  parked arrived arrive engine
  picture pictures image images photo photos graphic graphics illustration illustrations snapshot snapshots snap snaps pic pics jpeg gif logo selfie
  layout format formatted formatting design designed html colour colours original styled styling appearance typography fonts
  draft drafts unfinished half-written half-finished unsent uncompleted incomplete
  find search look seek hunt locate trace dig retrieve track rummage browse scour fish unearth searching looking seeking
  result results hit hits match matches found
  only just solely exclusively merely alone
  except but apart besides without minus exclude excluding spare
  skip leave_out pass_over omit bypass
  include add append plus also too additionally
  attach attachment attachments enclose enclosed enclosure file_noun document documents pdf spreadsheet excel slides sheet annex annexe paperclip papers paperwork
  link links url website websites webpage site homepage hyperlink hyperlinks button buttons
  code pin otp password passcode digits verification passkey token
  spell spelled spelt spelling letter_by_letter character characters letters alphabet
  deadline due latest_by cutoff timeframe expiry expire expires expiring overdue cut-off
  want need wish desire require
  expect expected demand demands request requests ask asks asking
  sender_who who whom whose
  when date day time moment
  why reason how_come grounds explain justify rationale justification
  repeat again once_more pardon sorry come_again rerun replay reiterate encore reread rehear
  left remaining remain remains rest
  many much number count amount
  help options commands capabilities assist assistance guidance manual tutorial instructions hint hints tips pointers
  history log actions action recap_done logbook journal activities
  yes yeah yep yup sure absolutely certainly definitely okay ok alright fine correct right indeed aye yea righto okey-dokey roger affirmative surely totally positively
  no nope nah negative never nay nix
  send dispatch ship deliver launch_mail post fire_off mail_off transmit despatch submit sending
  leave go depart leaving out outgoing
  keep safekeep keeping save retain preserve hang_on store_draft
  change edit alter amend modify correct_text fix rework revise tweak adjust tinker polish rectify correction corrections edits editing changes
  replace swap exchange substitute switch instead rather
  insert squeeze interject wedge
  line row
  paragraph block_text section passage
  sentence phrase clause
  word words
  scratch strike cut rub unsay backspace
  read_back sound sounds
  schedule timed
  cancel abort scrap_plan call_off withdraw_send scrub abandon aborted cancelled
  everything all lot whole_lot entirety_all bunch every each
  nothing none neither nobody
  somebody someone anybody anyone anybody_else person people human humans persons
  first 1st
  second_nth 2nd
  third 3rd
  annoying annoyed fed sick tired bothered bother bothers pest nuisance irritating sick_of pesky irksome maddening tedious tiresome spammy
  finished_with dealt handled sorted settled resolved through
  old outdated expired stale ancient antique dated obsolete
  forever permanently irrevocably good_and_all irretrievably unrecoverable irreversibly eternally perpetuity evermore
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
