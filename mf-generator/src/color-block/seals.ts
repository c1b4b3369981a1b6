export const SEALS = { sepu: '色谱', classic: '传统', 'solar-terms': '节气' } as const;
