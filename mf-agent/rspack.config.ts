import { defineProject } from '@danqing/mf-config';

export default defineProject({ root: import.meta.dirname, kind: 'area' });
