import feedback from '../feedback/locales/en.json';
import footer from '../footer/locales/en.json';
import shell from '../locales/en.json';

export default { shell, feedback, footer };
