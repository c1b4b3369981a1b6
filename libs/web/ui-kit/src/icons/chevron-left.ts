import { icon } from '../icon.tsx';

export default icon([['path', { d: 'm15 18-6-6 6-6' }]]);
