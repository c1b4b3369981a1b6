export const OBJECTS = `
茶|chá|#A87B45|tea|茶
新茶|xīn chá|#A9B85C|new tea|新茶
绿茶|lǜ chá|#B3BD6A|green tea|緑茶
抹茶|mǒ chá|#A3B45A|matcha|抹茶
普洱|pǔ ěr|#5B2A1C|pu'er tea|プーアル茶
茶汤|chá tāng|#B9793A|tea|茶湯
碧螺春|bì luó chūn|#A2AE58|green tea|碧螺春
酒|jiǔ|#C4803C|wine|酒
美酒|měi jiǔ|#9C2F40|fine wine|美酒
葡萄酒|pú tao jiǔ|#6A1B35|grape wine|葡萄酒
醉|zuì|#DE7B74|drunk|酔い
咖啡|kā fēi|#5C3A26|coffee|珈琲
可可|kě kě|#6B4030|cocoa|ココア
奶茶|nǎi chá|#C8A07C|milk tea|ミルクティー
酱|jiàng|#5E2E24|soy paste|醤
醋|cù|#4A2B20|vinegar|酢
盐|yán|#F1F1EE|salt|塩
糖|táng|#D29A52|sugar|砂糖
米|mǐ|#F3ECDB|rice|米
粥|zhōu|#F1EADB|congee|粥
饼|bǐng|#D9AE6A|pastry|餅
书|shū|#D8C6A0|book|本
旧书|jiù shū|#BFA67A|old book|古書
古籍|gǔ jí|#B79A68|ancient book|古籍
纸|zhǐ|#F1EAD8|paper|紙
宣纸|xuān zhǐ|#F3EEE1|rice paper|宣紙
信笺|xìn jiān|#EBDCC0|letter paper|便箋
墨|mò|#2F3237|ink|墨
淡墨|dàn mò|#8B8F94|pale ink|薄墨
砚|yàn|#3B3D42|inkstone|硯
笔|bǐ|#6E5A48|brush|筆
画|huà|#9C8A70|painting|画
印|yìn|#B92D25|seal|印
印泥|yìn ní|#C22A20|seal paste|印泥
陶|táo|#B46A45|pottery|陶
陶土|táo tǔ|#B57A52|potter's clay|陶土
瓷|cí|#E6ECE8|porcelain|磁器
青瓷|qīng cí|#A3C4B5|celadon|青磁
白瓷|bái cí|#F1F2EE|white porcelain|白磁
青花|qīng huā|#3A5FA0|blue-and-white|染付
汝窑|rǔ yáo|#A9C6C4|Ru ware|汝窯
窑|yáo|#9C5A3C|kiln|窯
瓦|wǎ|#6C7073|roof tile|瓦
砖|zhuān|#A85640|brick|煉瓦
宫墙|gōng qiáng|#A83A30|palace wall|宮殿の壁
城墙|chéng qiáng|#86817A|city wall|城壁
青石|qīng shí|#7C8A8C|bluestone|青石
石板|shí bǎn|#73746F|flagstone|石畳
石桥|shí qiáo|#8E8C84|stone bridge|石橋
古寺|gǔ sì|#9A7B52|old temple|古寺
钟|zhōng|#7C6A44|bell|鐘
古琴|gǔ qín|#4A2D22|zither|古琴
漆|qī|#3A1518|lacquer|漆
丝|sī|#EEE6D6|silk|絹糸
丝绸|sī chóu|#E9D9C4|silk|絹
绸|chóu|#E0B8B0|silk cloth|絹
绢|juàn|#E8DFC4|silk gauze|絹
纱|shā|#E2DEE0|gauze|紗
罗|luó|#D2C3C8|gauze|羅
锦|jǐn|#C7663F|brocade|錦
绣|xiù|#C9566A|embroidery|刺繍
棉|mián|#F3F1EA|cotton|綿
麻|má|#D2C4A4|hemp|麻
布|bù|#C9BCA2|cloth|布
粗布|cū bù|#B3A384|coarse cloth|粗布
裙|qún|#C84A5C|skirt|裙
衣|yī|#8E8A90|robe|衣
袈裟|jiā shā|#C07A34|monk's robe|袈裟
胭脂|yān zhi|#B9303E|rouge|臙脂
粉|fěn|#F5C9C8|powder|粉
黛|dài|#3F4A5E|eyebrow paint|眉墨
簪|zān|#A8B9A0|hairpin|簪
镜|jìng|#C3CCD2|mirror|鏡
剑|jiàn|#7E8790|sword|剣
烟火|yān huǒ|#E5893C|fireworks|花火
香炉|xiāng lú|#7F6A58|incense burner|香炉
香|xiāng|#B59872|incense|香
船|chuán|#7C5A3E|boat|船
帆|fān|#E2D8C2|sail|帆
伞|sǎn|#A85A44|umbrella|傘
窗|chuāng|#B8C4C8|window|窓
帘|lián|#B9B59A|blind|簾
故宫|gù gōng|#A63A2E|Forbidden City|故宮
敦煌|dūn huáng|#B9804E|Dunhuang|敦煌
长安|cháng ān|#B9533A|Chang'an|長安
江南|jiāng nán|#9CBBA6|the South of the river|江南
塞北|sài běi|#B7A582|beyond the Great Wall|塞北
`;
