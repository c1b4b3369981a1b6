import feedback from '../feedback/locales/zh.json';
import footer from '../footer/locales/zh.json';
import shell from '../locales/zh.json';

export default { shell, feedback, footer };
