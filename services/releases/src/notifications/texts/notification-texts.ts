import type { Locale } from '@danqing/contracts/locale';
import type { CanaryAlert, Notification } from '@danqing/contracts/releases';

export interface NotificationTexts {
  title: Record<Notification['kind'], (area: string) => string>;
  /** What happened to the release, or what `reason` says. */
  lead: Record<
    Exclude<Notification['kind'], 'alert' | 'digest'>,
    (of: { release: string; actor: string; reason: string }) => string
  >;
  causes: Record<CanaryAlert['cause'], string>;
  labels: Record<'environment' | 'area' | 'release' | 'canary' | 'stable' | 'time', string>;
  /** `failures` of `loads`: loads that failed, or for some alerts networks. */
  counts: (failures: number, loads: number, cause: CanaryAlert['cause'] | null) => string;
  open: string;
}

export const NOTIFICATION_TEXTS: Record<Locale, NotificationTexts> = {
  zh: {
    title: {
      rollback: (area) => `丹青 · ${area}：灰度已自动撤回`,
      pause: (area) => `丹青 · ${area}：灰度已自动暂停`,
      alert: (area) => `丹青 · ${area}：请查看灰度版`,
      approval: (area) => `丹青 · ${area}：等待批准`,
      advance: (area) => `丹青 · ${area}：自动变更`,
      resolved: (area) => `丹青 · ${area}：已处理`,
      test: () => '丹青 · 测试通知',
      digest: () => '丹青 · 免打扰时段的通知',
    },
    lead: {
      rollback: ({ release }) => `灰度版 ${release} 失败过多，已撤回并隔离。所有人都用稳定版。`,
      pause: ({ release }) => `灰度版 ${release} 失败过多，已暂停。所有人都用稳定版。`,
      approval: ({ release, actor, reason }) =>
        `${actor} 想给更多访客用版本 ${release}，需要另一位操作员批准：${reason}`,
      advance: ({ reason }) => reason,
      resolved: ({ actor, reason }) => `${actor}：${reason}`,
      test: ({ actor }) => `${actor} 发来的测试。能看到这条，说明通知可以送达。`,
    },
    causes: {
      mounts: '访客的页面说载入失败，但服务器上能正常打开。灰度版没有撤回。',
      votes: '只有访客的页面说载入失败，服务器没有浏览器可试开。灰度版没有撤回。',
      everywhere: '其他区域也同样失败，所以灰度版没有撤回。',
      network: '其他区域的网络也有问题，所以灰度版没有撤回。',
      silent: '有页面拿到灰度版后没有回报，可能是卡死了。',
      health: '灰度版的页面挂载后出错更多或更慢。灰度版没有撤回。',
    },
    labels: {
      environment: '环境',
      area: '区域',
      release: '版本',
      canary: '灰度版',
      stable: '稳定版',
      time: '时间',
    },
    counts: (failures, loads, cause) =>
      cause === 'silent'
        ? `${loads} 个网络中 ${failures} 个没有回报`
        : cause === 'health'
          ? `${loads} 个网络中 ${failures} 个不佳`
          : `${loads} 次载入中 ${failures} 次失败`,
    open: '打开控制台',
  },
  en: {
    title: {
      rollback: (area) => `Danqing · ${area}: canary rolled back automatically`,
      pause: (area) => `Danqing · ${area}: canary paused automatically`,
      alert: (area) => `Danqing · ${area}: check the canary`,
      approval: (area) => `Danqing · ${area}: waiting for approval`,
      advance: (area) => `Danqing · ${area}: automatic move`,
      resolved: (area) => `Danqing · ${area}: handled`,
      test: () => 'Danqing · Test notification',
      digest: () => 'Danqing · Notifications during quiet hours',
    },
    lead: {
      rollback: ({ release }) =>
        `Canary ${release} failed too often. It was rolled back and quarantined; everyone gets the stable release.`,
      pause: ({ release }) =>
        `Canary ${release} failed too often. It was paused; everyone gets the stable release.`,
      approval: ({ release, actor, reason }) =>
        `${actor} wants to serve release ${release} to more visitors, which another operator must approve: ${reason}`,
      advance: ({ reason }) => reason,
      resolved: ({ actor, reason }) => `${actor}: ${reason}`,
      test: ({ actor }) => `A test by ${actor}. If you can read this, notifications reach you.`,
    },
    causes: {
      mounts:
        'Visitors’ pages report failures, but it works in the server’s browser. It was not rolled back.',
      votes:
        'Only visitors’ pages report failures, and the server has no browser to check it. It was not rolled back.',
      everywhere: 'The other areas fail as well, so the canary was not rolled back.',
      network: 'Other areas have network trouble as well, so the canary was not rolled back.',
      silent: 'Pages with the canary were delivered but reported nothing, perhaps because they froze.',
      health: 'Pages with the canary have more errors or are slower after the mount. It was not rolled back.',
    },
    labels: {
      environment: 'Environment',
      area: 'Area',
      release: 'Release',
      canary: 'Canary',
      stable: 'Stable',
      time: 'Time',
    },
    counts: (failures, loads, cause) =>
      cause === 'silent'
        ? `${failures} of ${loads} networks did not report`
        : cause === 'health'
          ? `${failures} of ${loads} networks fared poorly`
          : `${failures} of ${loads} loads failed`,
    open: 'Open the console',
  },
  ja: {
    title: {
      rollback: (area) => `丹青 · ${area}：カナリアを自動で差し戻しました`,
      pause: (area) => `丹青 · ${area}：カナリアを自動で一時停止しました`,
      alert: (area) => `丹青 · ${area}：カナリア版を確認してください`,
      approval: (area) => `丹青 · ${area}：承認待ち`,
      advance: (area) => `丹青 · ${area}：自動の変更`,
      resolved: (area) => `丹青 · ${area}：対応済み`,
      test: () => '丹青 · テスト通知',
      digest: () => '丹青 · 通知停止中のまとめ',
    },
    lead: {
      rollback: ({ release }) =>
        `カナリア版 ${release} は失敗が多いため、差し戻して隔離しました。全員が安定版を使います。`,
      pause: ({ release }) =>
        `カナリア版 ${release} は失敗が多いため、一時停止しました。全員が安定版を使います。`,
      approval: ({ release, actor, reason }) =>
        `${actor} がリリース ${release} をより多くの訪問者に公開しようとしています。別のオペレーターの承認が必要です：${reason}`,
      advance: ({ reason }) => reason,
      resolved: ({ actor, reason }) => `${actor}：${reason}`,
      test: ({ actor }) => `${actor} によるテストです。これが読めれば、通知は届いています。`,
    },
    causes: {
      mounts: '訪問者のページは失敗を伝えていますが、サーバーのブラウザーでは開けます。差し戻していません。',
      votes:
        '失敗を伝えているのは訪問者のページだけです。サーバーには試すブラウザーがありません。差し戻していません。',
      everywhere: 'ほかのエリアも同じように失敗しているため、差し戻していません。',
      network: 'ほかのエリアでも通信に問題があるため、差し戻していません。',
      silent: 'カナリア版のページを受け取ったのに報告がありません。ページが固まった可能性があります。',
      health: 'カナリア版のページはマウント後のエラーが多いか、遅くなっています。差し戻していません。',
    },
    labels: {
      environment: '環境',
      area: 'エリア',
      release: 'リリース',
      canary: 'カナリア版',
      stable: '安定版',
      time: '時刻',
    },
    counts: (failures, loads, cause) =>
      cause === 'silent'
        ? `${loads} 件のネットワークのうち ${failures} 件が報告なし`
        : cause === 'health'
          ? `${loads} 件のネットワークのうち ${failures} 件が不良`
          : `読み込み ${loads} 回のうち ${failures} 回失敗`,
    open: 'コンソールを開く',
  },
};
