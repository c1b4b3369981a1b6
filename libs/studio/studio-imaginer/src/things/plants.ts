export const PLANTS = `
草|cǎo|#7FA650|grass|草
芳草|fāng cǎo|#86B15A|fragrant grass|芳草
苔|tái|#6F7F3A|moss|苔
青苔|qīng tái|#6B8746|green moss|青苔
竹|zhú|#5E9457|bamboo|竹
翠竹|cuì zhú|#3F8A58|green bamboo|翠竹
墨竹|mò zhú|#3D4A44|ink bamboo|墨竹
竹影|zhú yǐng|#7B9478|shade of bamboo|竹の影
松|sōng|#3F6B4C|pine|松
松针|sōng zhēn|#4B7048|pine needles|松葉
松烟|sōng yān|#3A3A38|pine soot|松煙
柏|bǎi|#48664A|cypress|柏
柳|liǔ|#A5C452|willow|柳
新柳|xīn liǔ|#C2D867|young willow|新柳
杨|yáng|#9DB36A|poplar|楊
枫|fēng|#C2472B|maple|楓
枫叶|fēng yè|#C4402A|maple leaves|楓の葉
梧桐|wú tóng|#8C9A58|parasol tree|梧桐
银杏|yín xìng|#E8C035|ginkgo|銀杏
叶|yè|#6E9A4A|leaf|葉
落叶|luò yè|#B0803F|fallen leaves|落葉
枯|kū|#A88F60|withered|枯れ
芽|yá|#B3CF5C|sprout|芽
芦苇|lú wěi|#C2B280|reeds|葦
芦花|lú huā|#E0DACB|reed plumes|葦の花
萍|píng|#7FA34F|duckweed|浮草
荷|hé|#7FA873|lotus|蓮
荷花|hé huā|#F2B9C4|lotus flower|蓮の花
莲|lián|#EFB3C0|lotus|蓮
菱|líng|#8E5A68|water caltrop|菱
花|huā|#EE9CB0|flower|花
落花|luò huā|#EFC2C8|fallen petals|落花
桃|táo|#F3A3B0|peach|桃
桃花|táo huā|#F5AFBC|peach blossom|桃の花
梅|méi|#DE6C84|plum|梅
梅花|méi huā|#E5738C|plum blossom|梅の花
白梅|bái méi|#F3EDE8|white plum|白梅
青梅|qīng méi|#A4B85C|green plum|青梅
乌梅|wū méi|#38242C|smoked plum|烏梅
杏|xìng|#F2B36B|apricot|杏
杏花|xìng huā|#F8DCD9|apricot blossom|杏の花
梨|lí|#DDC97A|pear|梨
梨花|lí huā|#F6F4EC|pear blossom|梨の花
李|lǐ|#8A3C58|damson|李
樱|yīng|#F5C6D0|cherry|桜
樱桃|yīng táo|#C8243A|cherry fruit|桜桃
樱花|yīng huā|#F7CBD5|cherry blossom|桜の花
海棠|hǎi táng|#E56A80|crab apple|海棠
牡丹|mǔ dan|#D9487C|peony|牡丹
芍药|sháo yao|#E37A9C|herbaceous peony|芍薬
兰|lán|#A9B77C|orchid|蘭
菊|jú|#EBC23E|chrysanthemum|菊
野菊|yě jú|#8C7FBE|wild aster|野菊
桂|guì|#F0B93C|osmanthus|桂
桂花|guì huā|#F3BD45|osmanthus|金木犀
栀子|zhī zi|#F2C44A|gardenia seed|梔子
茉莉|mò lì|#F7F3DC|jasmine|茉莉花
蔷薇|qiáng wēi|#E8829A|rose|薔薇
玫瑰|méi gui|#C2305C|rose|玫瑰
月季|yuè jì|#D8485F|China rose|庚申薔薇
丁香|dīng xiāng|#B99CCB|lilac|丁香
紫藤|zǐ téng|#9D86C2|wisteria|藤
紫藤花|zǐ téng huā|#A78FC8|wisteria|藤の花
藤|téng|#8F7FA8|vine|藤
桔梗|jié gěng|#6A5FA8|bellflower|桔梗
薰衣草|xūn yī cǎo|#9A87C0|lavender|ラベンダー
牵牛|qiān niú|#6A5CB5|morning glory|朝顔
鸢尾|yuān wěi|#5B5DA8|iris|鳶尾
茶花|chá huā|#D8384F|camellia|椿
山茶|shān chá|#D83E52|camellia|山茶
石榴|shí liu|#D3392F|pomegranate|石榴
榴花|liú huā|#EA4A2A|pomegranate flower|榴花
荔枝|lì zhī|#C24A4E|lychee|茘枝
枇杷|pí pa|#F0AC45|loquat|枇杷
柿|shì|#E8702A|persimmon|柿
橘|jú|#F28C28|tangerine|橘
橙|chéng|#F5942E|orange|橙
柚|yòu|#E3CF55|pomelo|柚
柠檬|níng méng|#F2DF4A|lemon|檸檬
枣|zǎo|#7B2D22|jujube|棗
栗|lì|#6B3F28|chestnut|栗
葡萄|pú tao|#5A3460|grape|葡萄
苹果|píng guǒ|#C5443A|apple|林檎
草莓|cǎo méi|#D93347|strawberry|苺
莓|méi|#B23050|berry|苺
瓜|guā|#BFD07A|melon|瓜
西瓜|xī guā|#E5565A|watermelon|西瓜
南瓜|nán guā|#E3892E|pumpkin|南瓜
豆|dòu|#A3B566|bean|豆
红豆|hóng dòu|#8C2B2E|red bean|小豆
豆沙|dòu shā|#7C4A48|bean paste|餡
麦|mài|#DDBB5C|wheat|麦
麦浪|mài làng|#DDB953|waves of wheat|麦の波
稻|dào|#D6B552|rice plant|稲
禾|hé|#B4B84C|grain|禾
谷|gǔ|#D2A948|millet|穀
高粱|gāo liang|#9C3F2E|sorghum|高粱
葱|cōng|#6FB55A|spring onion|葱
蒜|suàn|#EEE6DA|garlic|大蒜
姜|jiāng|#DDB85C|ginger|生姜
茄|qié|#43274F|aubergine|茄子
苋|xiàn|#A22E4C|amaranth|ひゆ
艾|ài|#9FB39A|mugwort|艾
薄荷|bò he|#8FD0B5|mint|薄荷
木|mù|#9C6F42|wood|木
檀|tán|#7A3F34|sandalwood|檀
紫檀|zǐ tán|#4A1F22|red sandalwood|紫檀
沉香|chén xiāng|#7C5C42|agarwood|沈香
橄榄|gǎn lǎn|#7F7F35|olive|橄欖
蓝|lán|#3570B0|indigo plant|藍
靛|diàn|#1F4A7C|indigo|藍染
茜|qiàn|#C4304C|madder|茜
红花|hóng huā|#DD4038|safflower|紅花
蘑菇|mó gu|#C4B09A|mushroom|茸
椰|yē|#6E4A30|coconut|椰子
`;
