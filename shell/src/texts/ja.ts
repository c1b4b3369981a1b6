import feedback from '../feedback/locales/ja.json';
import footer from '../footer/locales/ja.json';
import shell from '../locales/ja.json';

export default { shell, feedback, footer };
