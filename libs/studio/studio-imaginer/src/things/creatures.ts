export const CREATURES = `
鹤|hè|#EDEDEA|crane|鶴
白鹤|bái hè|#F3F3F0|white crane|白鶴
鹭|lù|#EFF2F2|egret|鷺
白鹭|bái lù|#F2F5F5|egret|白鷺
鸥|ōu|#D9E0E3|gull|鴎
雁|yàn|#8C8378|wild goose|雁
燕|yàn|#2E3340|swallow|燕
鸦|yā|#2B2D35|crow|烏
鸽|gē|#8C95A0|dove|鳩
鹰|yīng|#6A5240|hawk|鷹
雀|què|#937A5C|sparrow|雀
孔雀|kǒng què|#157F8F|peacock|孔雀
翠鸟|cuì niǎo|#2690A8|kingfisher|翡翠
黄鹂|huáng lí|#F2C52E|oriole|高麗鶯
莺|yīng|#9EA24E|warbler|鶯
鹦鹉|yīng wǔ|#4EB046|parrot|鸚鵡
鸳鸯|yuān yāng|#B5683C|mandarin duck|鴛鴦
鸭|yā|#EBCB45|duck|鴨
鹅|é|#F5E26B|gosling|鵞鳥
鸡|jī|#C98A3E|hen|鶏
蛋|dàn|#F0DCC0|egg|卵
鱼|yú|#9FACB3|fish|魚
金鱼|jīn yú|#F0622D|goldfish|金魚
锦鲤|jǐn lǐ|#EF6A3A|koi|錦鯉
虾|xiā|#EF8F72|prawn|海老
蟹|xiè|#D9623A|crab|蟹
贝|bèi|#EFE0D2|shell|貝
海螺|hǎi luó|#E6B99A|conch|法螺貝
鲸|jīng|#45586A|whale|鯨
鲨|shā|#6B7780|shark|鮫
蛙|wā|#5FA846|frog|蛙
龟|guī|#6C6A3E|turtle|亀
蝉|chán|#5B4A32|cicada|蝉
蝶|dié|#E0B54A|butterfly|蝶
蜻蜓|qīng tíng|#C8402E|dragonfly|蜻蛉
萤|yíng|#D5E36A|firefly|蛍
萤火|yíng huǒ|#D3E05A|firefly light|蛍火
蜂|fēng|#D9A02E|bee|蜂
蜜|mì|#E5A82E|honey|蜜
蚕|cán|#EDE6CF|silkworm|蚕
茧|jiǎn|#EAD9AE|cocoon|繭
蚁|yǐ|#3A2A26|ant|蟻
蛇|shé|#6E7A48|snake|蛇
鼠|shǔ|#7D756F|mouse|鼠
兔|tù|#E6DED5|rabbit|兎
猫|māo|#B08D62|cat|猫
虎|hǔ|#DB8E2C|tiger|虎
鹿|lù|#B27A44|deer|鹿
麂|jǐ|#A8662F|muntjac|キョン
驼|tuó|#B58E5E|camel|駱駝
马|mǎ|#7A4F34|horse|馬
牛|niú|#5A4538|ox|牛
羊|yáng|#EBE3D3|sheep|羊
狼|láng|#7C7A76|wolf|狼
狐|hú|#C9682E|fox|狐
熊|xióng|#4A3528|bear|熊
貂|diāo|#4E382F|marten|貂
象|xiàng|#8D8A88|elephant|象
象牙|xiàng yá|#F2E8CF|ivory|象牙
龙|lóng|#2F7F6C|dragon|龍
凤|fèng|#E0503A|phoenix|鳳凰
麒麟|qí lín|#B0552E|qilin|麒麟
血|xuè|#A3141E|blood|血
肉|ròu|#EBB79C|flesh|肉
骨|gǔ|#EDE4D0|bone|骨
唇|chún|#D05A64|lips|唇
颊|jiá|#F0A9A0|cheeks|頬
肝|gān|#5E2226|liver|肝
乳|rǔ|#FAF4E3|milk|乳
羽|yǔ|#E3E5E6|feather|羽
`;
