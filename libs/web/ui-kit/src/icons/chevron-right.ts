import { icon } from '../icon.tsx';

export default icon([['path', { d: 'm9 18 6-6-6-6' }]]);
