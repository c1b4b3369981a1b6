import type { SecurityAction } from '@danqing/contracts/operators';
import type { ReportReason } from '@danqing/contracts/moderation';
import type {
  CanaryAlert,
  GateCheck,
  GateVerdict,
  LoadOutcome,
  MoveAction,
} from '@danqing/contracts/releases';

type Of<Key extends string> = Readonly<Record<Key, string>>;

export interface Texts {
  title: string;
  environment: string;
  document: string;
  signedInAs: string;
  signOut: string;
  cancel: string;
  close: string;
  loading: string;
  retry: string;
  none: string;
  signIn: {
    title: string;
    lead: string;
    token: string;
    tokenHint: string;
    submit: string;
    pending: string;
    missingToken: string;
    wrongToken: string;
    tooMany: (seconds: number | null) => string;
    unreachable: string;
    expired: string;
    notEnded: string;
  };
  session: {
    shared: string;
    nameMissing: string;
    factorMissing: (name: string) => string;
  };
  code: {
    title: string;
    lead: string;
    label: string;
    hint: string;
    missing: string;
    submit: string;
  };
  connection: {
    live: string;
    lost: (since: string) => string;
  };
  table: {
    caption: string;
    area: string;
    stable: string;
    canary: string;
    failures: string;
    state: string;
    lastMove: string;
    actions: string;
    empty: string;
  };
  chart: {
    describe: (release: string, failures: string, loads: string, rate: string) => string;
    noLoads: (release: string) => string;
    stable: string;
    canary: string;
  };
  state: {
    normal: string;
    killed: string;
    retired: string;
    canary: string;
    rolledBack: string;
    quarantined: string;
    forced: string;
    notMounted: string;
  };
  alert: {
    rolledBack: (area: string, release: string, when: string) => string;
    counts: (canary: string, stable: string) => string;
    evidence: string;
    doubted: (area: string, release: string) => string;
    cause: Record<CanaryAlert['cause'], string>;
  };
  actions: Of<MoveAction> & {
    release: string;
    weight: string;
    more: string;
    moreOf: (area: string) => string;
    history: string;
  };
  done: Of<MoveAction> & { automatic: string };
  actor: { automatic: string };
  move: {
    reason: string;
    reasonHint: string;
    reasonMissing: string;
    effect: string;
    pending: string;
    now: string;
    target: string;
    moved: (who: string, when: string, what: string, why: string) => string;
    lookAgain: string;
    done: (sequence: number, area: string, what: string) => string;
    unchanged: string;
    refused: string;
    unreachable: string;
    force: string;
    forceLead: string;
    forceMissing: string;
    problems: string;
  };
  rollback: {
    title: (area: string) => string;
    lead: string;
    takeCanaryBack: (release: string) => string;
    before: string;
    loading: string;
    historyFailed: string;
    submit: (area: string) => string;
    quarantined: string;
    guarded: string;
  };
  release: {
    title: (area: string) => string;
    choose: string;
    mode: string;
    everybody: string;
    canary: string;
    weight: string;
    weightHint: string;
    weightWrong: string;
    activate: string;
    startCanary: string;
    changeWeight: string;
    nothing: string;
    running: string;
    compare: string;
    facts: {
      published: string;
      publisher: string;
      commit: string;
      uncommitted: string;
      size: string;
      contract: string;
      build: string;
    };
  };
  confirm: {
    promote: (area: string, release: string) => string;
    promoteLead: string;
    kill: (area: string) => string;
    killLead: string;
    revive: (area: string) => string;
    reviveLead: string;
    retire: (area: string) => string;
    retireLead: string;
    quarantine: (area: string) => string;
    quarantineLead: string;
    unquarantine: (area: string) => string;
    unquarantineLead: string;
    release: string;
  };
  gate: {
    title: string;
    checking: string;
    failed: string;
    verdict: Record<GateVerdict, string>;
    checks: Record<GateCheck['check'], string>;
  };
  history: {
    title: (area: string) => string;
    lead: string;
    sequence: string;
    time: string;
    who: string;
    action: string;
    fromTo: string;
    reason: string;
    gate: string;
    details: string;
    detailsOf: (sequence: number) => string;
    notAsked: string;
    forced: string;
    older: string;
    end: string;
    failed: string;
    stable: string;
    canaryAt: (release: string, weight: string) => string;
    pointer: string;
  };
  evidence: {
    title: string;
    who: string;
    loads: string;
    failures: string;
    rate: string;
    canary: string;
    stable: string;
    others: string;
    ratio: (ratio: string, limit: string) => string;
    outcomes: string;
    outcome: Record<LoadOutcome, string>;
  };
  diff: {
    show: string;
    title: (from: string, to: string) => string;
    failed: string;
    files: string;
    added: string;
    removed: string;
    changed: string;
    same: (count: number) => string;
    contract: string;
    routes: string;
    navigation: string;
    shared: string;
    nothing: string;
    absent: string;
  };
  publishers: {
    title: string;
    lead: string;
    name: string;
    area: string;
    created: string;
    lastUsed: string;
    never: string;
    revoke: string;
    revokeSure: (name: string) => string;
    revoked: (who: string) => string;
    add: string;
    addName: string;
    token: string;
    tokenLead: string;
    failed: string;
    nobody: string;
    missingName: string;
    show: string;
  };
  reports: {
    show: string;
    title: string;
    lead: string;
    none: string;
    failed: string;
    notDone: string;
    reason: (thing: string) => string;
    missingReason: string;
    hide: string;
    hidden: (thing: string) => string;
    limit: string;
    limited: (member: string) => string;
    close: string;
    closed: (thing: string) => string;
    reasons: Readonly<Record<ReportReason, string>>;
  };
  log: {
    show: string;
    title: string;
    lead: string;
    time: string;
    result: string;
    action: string;
    actor: string;
    address: string;
    subject: string;
    all: string;
    filter: string;
    older: string;
    end: string;
    empty: string;
    failed: string;
    times: (count: number) => string;
    until: (time: string) => string;
    results: Of<'allowed' | 'refused'>;
    actions: Of<SecurityAction>;
  };
}
