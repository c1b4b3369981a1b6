import { icon } from '../icon.tsx';

export default icon([['path', { d: 'M20 6 9 17l-5-5' }]]);
